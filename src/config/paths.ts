const encode = encodeURIComponent;

/** Every path of the product: `pattern` is for the router, `href` builds a link with encoded values. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  login: { pattern: '/login', href: () => '/login' },
  register: { pattern: '/register', href: () => '/register' },
  registration: {
    pattern: '/registration/:token?',
    href: (token = '') => (token ? `/registration/${encode(token)}` : '/registration'),
  },
  thankYou: {
    pattern: '/thank-you/:token?',
    href: (token = '') => (token ? `/thank-you/${encode(token)}` : '/thank-you'),
  },
  email: {
    pattern: '/email/:mail/locale/:locale/token/:token',
    href: (mail: string, locale: string, token: string) =>
      `/email/${encode(mail)}/locale/${encode(locale)}/token/${encode(token)}`,
  },
  admin: { pattern: '/admin', href: () => '/admin' },
  overview: { pattern: '/admin/overview', href: () => '/admin/overview' },
  truckers: { pattern: '/admin/truckers', href: () => '/admin/truckers' },
  editTrucker: {
    pattern: '/admin/truckers/edit/:id',
    href: (id: number) => `/admin/truckers/edit/${String(id)}`,
  },
  prices: { pattern: '/admin/price', href: () => '/admin/price' },
  addOns: { pattern: '/admin/add-ons', href: () => '/admin/add-ons' },
  profile: { pattern: '/admin/user', href: () => '/admin/user' },
  truckerHistory: {
    pattern: '/trucker-history/:id',
    href: (id: number) => `/trucker-history/${String(id)}`,
  },
};
