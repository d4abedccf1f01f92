/** Shown while the first answer is loading. */
export const Opening = () => <p className="p-6 text-md text-muted">Opening the Desk…</p>
