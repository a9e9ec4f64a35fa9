import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type DefectKind = 'operator' | 'literal' | 'prop' | 'key' | 'statement' | 'style';

/** A small change of a source file: `source.slice(start, end)` becomes `replacement`. */
export interface Defect {
  kind: DefectKind;
  file: string;
  /** The number of the line, counted from 1. */
  line: number;
  start: number;
  end: number;
  replacement: string;
  /** The expression that a test must evaluate to execute the defect. Styles have none. */
  probe?: { start: number; end: number; as: 'expression' | 'attribute' | 'string attribute' };
}

const { SyntaxKind: Kind } = ts;

const otherOperator = new Map<ts.SyntaxKind, string>([
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.QuestionQuestionToken, '&&'],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
  [Kind.SlashToken, '*'],
]);

/**
 * True for files without planted defects: `glossary.test.ts` covers locale files; generated files contain only types.
 */
const isLeftOut = (file: string) => /^src\/i18n\/locales\/|\.generated\.ts$|\.d\.ts$/.test(file);

/** The files of `src` with this ending, sorted by path. */
const sourcesOf = (root: string, ending: RegExp) =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter((path) => ending.test(path) && !isLeftOut(path))
    .sort();

/** All text keys in the order of their locale files. */
function textKeys(root: string): string[] {
  const folder = join(root, 'src/i18n/locales/da');
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [...text.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, key = '']) => key);
    });
}

/** True for a literal that is a value of the program. False in imports, types, attributes and property names. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  return !(
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === Kind.ImportKeyword) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isExternalModuleReference(parent) ||
    ts.isJsxAttribute(parent) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node) ||
    ts.isExpressionStatement(parent)
  );
}

function defectsOfScript(file: string, text: string, keys: readonly string[]): Defect[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const defects: Defect[] = [];
  const rangeOf = (node: ts.Node) => ({ start: node.getStart(source), end: node.getEnd() });

  function add(kind: DefectKind, node: ts.Node, replacement: string, probed: ts.Node = node) {
    const attribute = ts.isJsxAttribute(probed) ? probed.initializer : null;
    const as = attribute === null ? 'expression' : attribute ? 'string attribute' : 'attribute';
    const isBraced = attribute && ts.isJsxExpression(attribute) && attribute.expression;
    const probe = isBraced
      ? ({ ...rangeOf(attribute.expression), as: 'expression' } as const)
      : ({ ...rangeOf(attribute ?? probed), as } as const);
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    defects.push({ kind, file, line, ...rangeOf(node), replacement, probe });
  }

  function addLiteral(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral) {
    const index = keys.indexOf(node.text);
    if (index >= 0) add('key', node, `'${keys[index + 1] ?? keys[index - 1] ?? ''}'`);
    else add('literal', node, node.text === '' ? "'x'" : "''");
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return;
    }
    if (ts.isBinaryExpression(node)) {
      const other = otherOperator.get(node.operatorToken.kind);
      if (other !== undefined) add('operator', node.operatorToken, other, node);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) {
      add('operator', node, node.operand.getText(source));
    } else if (ts.isConditionalExpression(node)) {
      add('operator', node.condition, `!(${node.condition.getText(source)})`);
    } else if (ts.isIfStatement(node)) {
      add('operator', node.expression, `!(${node.expression.getText(source)})`);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isValue(node) && !ts.isTaggedTemplateExpression(node.parent)) addLiteral(node);
    } else if (ts.isNumericLiteral(node) && isValue(node)) {
      add('literal', node, String(Number(node.text) + 1));
    } else if (node.kind === Kind.TrueKeyword || node.kind === Kind.FalseKeyword) {
      add('literal', node, node.kind === Kind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isJsxAttribute(node)) {
      add('prop', node, '');
    } else if (ts.isExpressionStatement(node) && ts.isBlock(node.parent)) {
      add('statement', node, '', node.expression);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return defects;
}

/** A CSS declaration on its own line. */
const declaration = /^[ \t]+(?!\/\/)[\w-]+: [^{};\n]+;$/gm;

function defectsOfStyles(file: string, text: string): Defect[] {
  return [...text.matchAll(declaration)].map(({ index, 0: found }) => ({
    kind: 'style',
    file,
    line: text.slice(0, index).split('\n').length,
    start: index,
    end: index + found.length,
    replacement: '',
  }));
}

/** All possible defects in the sources of `root`, in a fixed order. */
export function findDefects(root: string): Defect[] {
  const keys = textKeys(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    ...sourcesOf(root, /\.tsx?$/).flatMap((file) => defectsOfScript(file, read(file), keys)),
    ...sourcesOf(root, /\.scss$/).flatMap((file) => defectsOfStyles(file, read(file))),
  ];
}
