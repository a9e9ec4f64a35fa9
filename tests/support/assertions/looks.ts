import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/**
 * The recorded CSS properties. An inherited property is recorded if it differs from the parent's value, any other if it
 * differs from the value of an unstyled element.
 */
const names = {
  inherited: [
    ...['color', 'cursor', 'font-size', 'font-style', 'font-variant-numeric', 'font-weight'],
    ...['hyphens', 'letter-spacing', 'line-height', 'overflow-wrap', 'text-align'],
    ...['text-wrap-mode', 'visibility'],
  ],
  own: [
    ...['display', 'position', 'z-index', 'opacity', 'translate', 'rotate', 'order', 'clip-path'],
    ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis', 'align-items'],
    ...['align-content', 'align-self', 'justify-content', 'justify-items', 'justify-self'],
    ...['row-gap', 'column-gap', 'grid-template-columns', 'grid-column-start', 'grid-row-start'],
    ...['vertical-align', 'text-indent'],
    ...['overflow-x', 'overflow-y', 'background-color', 'background-image', 'box-shadow'],
    ...['text-decoration-line', 'text-decoration-thickness', 'outline-style', 'outline-width'],
    ...['border-top-left-radius', 'border-bottom-right-radius', 'container-type'],
  ],
  /** Not recorded for elements with a `style` attribute: a script sets their size. */
  measured: ['width', 'min-width', 'max-width', 'height', 'min-height', 'max-height'],
  /** For `::before` and `::after`. */
  drawn: [
    ...['display', 'position', 'color', 'background-color', 'font-size', 'margin', 'rotate'],
    ...['translate', 'border', 'mask-position'],
  ],
};

/**
 * Runs in the page: returns a line for each kind of visible element, with its own styles. Uses computed values instead
 * of measured sizes, so that the result does not depend on the machine's fonts.
 */
function readLooks({ inherited, own, measured, drawn }: typeof names): string[] {
  type Styles = (name: string) => string;
  const stylesOf = (element: Element): Styles => {
    const styles = element.computedStyleMap();
    return (name) => styles.get(name)?.toString() ?? '';
  };
  const onSides = (pattern: string, of: Styles) => {
    const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map((side) =>
      of(pattern.replace('*', side)),
    );
    if (left !== right) return `${top} ${right} ${bottom} ${left}`;
    if (top !== bottom) return `${top} ${right} ${bottom}`;
    return top === right ? `${top}` : `${top} ${right}`;
  };
  const kindOf = ({ localName, classList }: Element) =>
    [localName, ...[...classList].filter((name) => !/animat|-(?:enter|exit)/.test(name))].join('.');
  const bordersOf = (of: Styles) =>
    onSides('border-*-', (side) =>
      of(`${side}style`) === 'none'
        ? '-'
        : ['width', 'style', 'color'].map((part) => of(side + part)).join(' '),
    );

  const bare = document.createElement('span');
  bare.style.all = 'initial';
  document.documentElement.append(bare);
  const bareStyles = stylesOf(bare);
  const initial = new Map([...own, ...measured].map((name) => [name, bareStyles(name)]));
  bare.remove();

  const lines = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    // Skip calendar days, which change every day.
    if (element.closest('svg, option, .react-datepicker__day') || !element.checkVisibility())
      continue;
    const of = stylesOf(element);
    const above = stylesOf(element.parentElement ?? element);
    const isPlaced = element.hasAttribute('style');
    const look = [
      ...inherited.filter((name) => of(name) !== above(name)),
      ...[...own, ...(isPlaced ? [] : measured)].filter((name) => of(name) !== initial.get(name)),
    ].map((name) => `${name} ${of(name)}`);
    const boxes = [
      ...(isPlaced
        ? []
        : [
            ['inset', onSides('*', of)],
            ['margin', onSides('margin-*', of)],
          ]),
      ['padding', onSides('padding-*', of)],
      ['border', bordersOf(of)],
    ] as const;
    look.push(
      ...boxes.filter(([, box]) => !/^(?:auto|0px|-)$/.test(box)).map((box) => box.join(' ')),
    );
    const kind = `${kindOf(element.parentElement ?? element)} > ${kindOf(element)}`;
    lines.add(`${kind}: ${look.join('; ')}`);
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === 'none' || style.content === 'normal') continue;
      // The size of a text or of an overlay that spans the page is not a style.
      const hasSize = style.content === '""' && Number.parseFloat(style.height) < 60;
      const sized = hasSize ? [...drawn, 'height', 'left', 'right'] : drawn;
      const words = sized.map((name) => `${name} ${style.getPropertyValue(name)}`);
      lines.add(`${kind}${pseudo}: ${words.join('; ')}`);
    }
  }
  return [...lines];
}

/** The looks of a page that are not recorded for its viewport. `npm run looks` records them. */
export async function unknownLooks(page: Page, info: TestInfo): Promise<string[]> {
  const file = info.snapshotPath(`${info.project.name}.txt`);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Set(recorded);
  const unknown = (await page.evaluate(readLooks, names)).filter((line) => !known.has(line));
  if (info.config.updateSnapshots !== 'changed' || unknown.length === 0) return unknown;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[...recorded, ...unknown].sort().join('\n')}\n`);
  return [];
}
