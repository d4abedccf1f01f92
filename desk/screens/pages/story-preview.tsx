import { parseBody } from '#catalogue/build/markdown.ts'

/** Uses positions as keys, because parts can be equal. */
const placed = <Part,>(parts: Part[]) => parts.map((part, at) => ({ part, key: String(at) }))

/** A story as visitors read it. */
export function StoryPreview({ text }: { text: string }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 py-2 font-semibold text-peacock">Preview of the text</summary>
      <div className="space-y-4 border-l-2 border-mist-2 pl-4">
        {placed(parseBody(text)).map(({ part, key }) =>
          part.kind === 'heading' ? (
            <h3 key={key} className="font-text text-lg font-semibold">
              {part.text}
            </h3>
          ) : (
            <p key={key}>
              {placed(part.runs).map(({ part: run, key: place }) => (
                <span key={place} className={run.href ? 'text-peacock underline' : ''} title={run.href}>
                  {run.text}
                </span>
              ))}
            </p>
          ),
        )}
      </div>
    </details>
  )
}
