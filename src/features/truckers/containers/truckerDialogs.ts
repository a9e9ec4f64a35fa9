/** The dialogs of the haulier list, each fetched with its first use. */
export const truckerDialogs = {
  add: async () => (await import('./AddTruckerDialog')).AddTruckerDialog,
  edit: async () => (await import('./EditTruckerDialog')).EditTruckerDialog,
  addRegistration: async () => (await import('./AddRegistrationDialog')).AddRegistrationDialog,
  delete: async () => (await import('./DeleteTruckerDialog')).DeleteTruckerDialog,
};
