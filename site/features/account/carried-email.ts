/** The address typed into another form, passed on by the navigation. */
export const emailOf = (state: unknown): string =>
  typeof state === 'object' && state && 'email' in state && typeof state.email === 'string' ? state.email : ''
