export const root: string
export const buildInputs: string[]
export function installState(): 'installed' | 'missing' | 'outdated'
export function markInstalled(): void
export function isBuildFresh(): boolean
export function buildHash(): string
export function codeHash(): string
/** What the Desk's pages are made from. */
export const deskInputs: string[]
export function isDeskFresh(): boolean
export function markDeskBuilt(): void
export function digestOf(path: string): string
export function filesBelow(path: string): string[]
