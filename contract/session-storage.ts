/** Under which key of `localStorage` our site's client keeps its session; the page behind a mailed link looks there, too. */
export const sessionStorageKey = 'sb-agency-auth-token'
