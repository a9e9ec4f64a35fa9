/** Line drawings on a 24 × 24 grid, as SVG path data. */
export const icons = {
  add: 'M12 5v14M5 12h14',
  agreement: 'M12 21H6V4h12v6M9 9h6m-6 4h3M14.5 21v-3l5-5 3 3-5 5z',
  arrowDown: 'M12 5v14m0 0 6-6m-6 6-6-6',
  arrowUp: 'M12 19V5m0 0 6 6m-6-6-6 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5m8-5v5',
  certificate: 'M7 3h7l5 5v13H7zM14 3v5h5M10 13h6m-6 4h4',
  chart: 'M4 4v16h16M8 16v-5m4 5V7m4 9v-7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  cross: 'm7 7 10 10M17 7 7 17',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13m-8 4v5m4-5v5',
  download: 'M12 4v11m0 0 5-5m-5 5-5-5M4 20h16',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  error: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8v5m0 3v.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  eyeOff:
    'M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.8 3.5M6 7.4A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M4 4l16 16',
  first: 'm18 6-6 6 6 6M7 6v12',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 7.5V12l3.5 2',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5m0-8v.1',
  last: 'm6 6 6 6-6 6m11-12v12',
  layers: 'm12 3 9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  logout: 'M14 4H5v16h9m-4-8h10m0 0-4-4m4 4-4 4',
  mail: 'M3 6h18v12H3zm0 1 9 6 9-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  next: 'm9 6 6 6-6 6',
  percent: 'M19 5 5 19M7.5 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM16.5 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21a8 8 0 0 1 16 0',
  phone:
    'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  previous: 'm15 6-6 6 6 6',
  price: 'M12 3h8v8l-9 9-8-8zM16 7v.1',
  refresh: 'M20 11a8 8 0 1 0-.8 4.5M20 5v6h-6',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21',
  taxi: 'M4 17v-4l2-5h12l2 5v4zm0-4h16M9 8l1-3h4l1 3M6 17v2m12-2v2M7.5 15h.1m8.8 0h.1',
  warning: 'M12 4 2.5 20h19zM12 10v5m0 2.5v.1',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof icons;
