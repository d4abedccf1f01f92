/** `localhost` as one address: a name may have several, and a browser may try another one first. */
export const listeningAddress = (host: string): string => (host === 'localhost' ? '127.0.0.1' : host)

export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)
