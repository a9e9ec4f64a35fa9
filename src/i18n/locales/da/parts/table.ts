/** Tables, their sorting and their pages. */
export const table = {
  'table.sortAsc': 'Klik for at sortere stigende',
  'table.sortDesc': 'Klik for at sortere faldende',
  'table.sortedAsc': 'Sorteret stigende',
  'table.sortedDesc': 'Sorteret faldende',
  'table.rowCount': 'Viser {{from}}-{{to}} af {{total}} rækker',
  'table.resultCount': '{{count}} resultater',
  'table.columns': 'Kolonner',
  'pagination.label': 'Sidenavigation',
  'pagination.first': 'Første side',
  'pagination.prev': 'Forrige side',
  'pagination.next': 'Næste side',
  'pagination.last': 'Sidste side',
  'pagination.page': 'Side {{page}}',
  'pagination.current': 'Side {{page}}, den aktuelle side',
  'pagination.jump': 'Spring frem i sider',
  'table.resultCount_one': '{{count}} resultat',
};
