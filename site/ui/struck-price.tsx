/** The price before a reduction. */
export const StruckPrice = ({ children }: { children: string }) => (
  <s className="text-muted">
    <span className="sr-only">Original price </span>
    {children}
  </s>
)
