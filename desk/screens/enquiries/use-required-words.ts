import { useState } from 'react'
import type { Problems } from '#site/ui/form-problems.ts'

/** What a form and its one text need so that an empty text is refused at its field. */
export function useRequiredWords(message: string) {
  const [error, setError] = useState<string>()
  return {
    form: {
      rules: { words: (words: string) => (words.trim() === '' ? message : undefined) },
      onRefused: ({ words }: Problems) => setError(words),
    },
    field: {
      name: 'words',
      required: true,
      // The form looks at controls that have messages; the rule above says the only one.
      'data-messages': '{}',
      'aria-invalid': false as const,
      onInput: () => setError(undefined),
      ...(error === undefined ? {} : { error }),
    },
  }
}
