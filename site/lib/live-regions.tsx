/** The two live regions that `announce` uses, initially empty. The page has one pair, and so does each dialog. */
export const LiveRegions = () => (
  <>
    <p role="alert" data-live="assertive" className="sr-only" />
    <p role="status" data-live="polite" className="sr-only" />
  </>
)
