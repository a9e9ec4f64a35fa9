import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A pattern as it stands in the code. */
export interface SourcePattern {
  file: string;
  source: string;
  flags: string;
  /** It is put together while the program runs (`new RegExp(…)`); `source` is the code that does it. */
  isMade: boolean;
}

function patternsOf(file: string): SourcePattern[] {
  const found: SourcePattern[] = [];
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push({ file, source, flags, isMade: false });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.getText() === 'RegExp') {
      found.push({ file, source: node.getText(), flags: '', isMade: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every regular expression in the code below a folder; `matches` of a schema takes one of these, too. */
export function collectPatterns(folder: string): SourcePattern[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap((entry) => patternsOf(join(entry.parentPath, entry.name)));
}
