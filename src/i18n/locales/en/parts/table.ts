import type { table as da } from '../../da/parts/table';

/** Tables, their sorting and their pages. */
export const table = {
  'table.sortAsc': 'Click to sort ascending',
  'table.sortDesc': 'Click to sort descending',
  'table.sortedAsc': 'Sorted ascending',
  'table.sortedDesc': 'Sorted descending',
  'table.rowCount': 'Showing {{from, number}}-{{to, number}} of {{total, number}} rows',
  'table.resultCount': '{{count}} results',
  'table.columns': 'Columns',
  'pagination.label': 'Pagination',
  'pagination.first': 'First page',
  'pagination.prev': 'Previous page',
  'pagination.next': 'Next page',
  'pagination.last': 'Last page',
  'pagination.page': 'Page {{page}}',
  'pagination.current': 'Page {{page}}, current page',
  'pagination.jump': 'Jump pages',
  'table.resultCount_one': '{{count}} result',
  'table.clearSearch': 'Clear search',
  'table.loadFailed': 'The list could not be loaded.',
  'table.actionsFor': 'Actions for {{name}}',
} satisfies Record<keyof typeof da, string>;
