interface NodeMethods {
  insertBefore: (this: Node, child: Node, before: Node | null) => Node;
  removeChild: (this: Node, child: Node) => Node;
}

/**
 * Browsers that translate a page replace its text nodes. React keeps the old nodes: when it removes one, or inserts
 * something before it, the DOM would throw, and the error boundary would replace the page (facebook/react#11538).
 *
 * After this call React can remove such a node wherever it is. If the node to insert before is gone, the new node is
 * added at the end. Call it before React renders.
 */
export function allowPageTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype as NodeMethods;

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    // A translator may have wrapped the node in elements of its own: insert before the outermost of these.
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode === this ? this : child.parentNode;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };
}
