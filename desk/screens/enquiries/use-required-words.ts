import { useState } from 'react'
import type { Problems } from '#site/ui/form-problems.ts'

/** Props for a form and its text field, so that an empty text is refused at the field. */
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
      // The form checks controls that have messages. The rule above has the only message.
      'data-messages': '{}',
      'aria-invalid': false as const,
      onInput: () => setError(undefined),
      ...(error === undefined ? {} : { error }),
    },
  }
}
