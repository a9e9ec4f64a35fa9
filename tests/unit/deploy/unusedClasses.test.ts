import { unusedClasses } from '@deploy/styles/unusedClasses';

const sheet = `
  .btn, .btn-check:checked + .btn { color: red }
  .alert-danger:where(:hover) { color: red }
  .alertness { color: red }
  .modal-lg, .modal-fullscreen-sm-down { margin: 0.5em }
  .modal-dialog-centered:not(.plain) { color: red }
`;

describe('the classes that no element can have', () => {
  it('are those that neither stand in a script or page nor may be joined from a piece that does', () => {
    const script =
      'a({className:"btn"});a({className:`alert alert-${t}`});a(`modal-${s}`,`${d}-centered`)';
    expect(unusedClasses(sheet, `${script}<p class="plain">`)).toEqual([
      'btn-check',
      'alertness',
      // Could be joined, and is known not to be (deploy/styles/neverJoined.ts).
      'modal-fullscreen-sm-down',
    ]);
  });
});
