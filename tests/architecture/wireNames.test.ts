import ts from 'typescript';
import document from '@/api/contract/openapi.generated.json';
import { filesBelow, read } from './sourceFiles';

/** Files that may use the API's field names for another purpose. */
const exceptions = [
  // The specification uses the same names for the columns of the exported file.
  'src/features/truckers/exportTruckers.ts',
];

/** Returns the contract's field names with an underscore. Other names cannot be told from the product's own names. */
function wireNames(): Set<string> {
  const names = new Set<string>();
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema) {
      for (const name of Object.keys(schema.properties as object)) {
        if (name.includes('_')) names.add(name);
      }
    }
    Object.values(schema).forEach(collect);
  };
  collect(document);
  return names;
}

/** Returns the identifiers and string literals of a file, without its comments. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return words;
}

const wire = wireNames();
const heldIn = (text: string) => [...new Set(wordsOf(text).filter((word) => wire.has(word)))];

describe('the field names of the API', () => {
  it('with an underscore are used only in src/api, except in the listed files', () => {
    const files = filesBelow('src', /\.tsx?$/).filter((file) => !file.startsWith('src/api/'));
    expect(files.length).toBeGreaterThan(0);
    const held = files
      .filter((file) => !exceptions.includes(file))
      .flatMap((file) => heldIn(read(file)).map((name) => `${file}: ${name}`));
    expect(held).toEqual([]);
  });

  it('are found by this check in identifiers and strings, but not in comments', () => {
    expect(heldIn("const names = { dr_number: 'truckNumber' }; // sms_code")).toEqual([
      'dr_number',
    ]);
    expect(heldIn("form.fieldErrors['sms_code']")).toEqual(['sms_code']);
  });

  it('occur in every file that the test lists as an exception', () => {
    for (const file of exceptions) {
      expect(heldIn(read(file))).not.toEqual([]);
    }
  });
});
