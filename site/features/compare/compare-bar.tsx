import { Button } from '#site/ui/button.tsx'

interface CompareBarProps {
  line: string
  /** How many trips the button would show side by side. 0 if there are too few, or they are already shown. */
  ready: number
  onOpen: () => void
  onClear: () => void
}

/** A bar at the foot of the window while trips are being chosen. It shows how many they are, and opens the comparison. */
export const CompareBar = ({ line, ready, onOpen, onClear }: CompareBarProps) => (
  <div className="sticky bottom-0 z-20 -mx-5 mt-6 flex items-center gap-x-3 border-t border-mist-2 bg-white px-5 py-2.5 shadow-float sm:mx-0 sm:rounded-t-card print:hidden">
    <p data-compare-line tabIndex={-1} className="grow text-md leading-snug outline-none">
      {line}
    </p>
    {ready > 0 && (
      <Button onClick={onOpen} className="shrink-0">
        Compare {ready}
      </Button>
    )}
    <Button variant="quiet" onClick={onClear} className="-mx-2 shrink-0">
      Clear<span className="sr-only"> all trips</span>
    </Button>
  </div>
)
