/** `localhost` as one address: a name may stand for several, of which a browser tries another first. */
export const listeningAddress = (host: string): string => (host === 'localhost' ? '127.0.0.1' : host)

export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)
