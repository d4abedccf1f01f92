/** The address typed into another form, carried here by the navigation: nobody types it twice. */
export const emailOf = (state: unknown): string =>
  typeof state === 'object' && state && 'email' in state && typeof state.email === 'string' ? state.email : ''
