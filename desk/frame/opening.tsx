/** While the first answer is on its way. */
export const Opening = () => <p className="p-6 text-md text-muted">Opening the Desk…</p>
