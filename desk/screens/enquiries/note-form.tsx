import { useRef } from 'react'
import { noteMaxLength, type EnquiryDetail } from '#contract/desk-enquiries.ts'
import { TextareaField } from '#site/ui/field.tsx'
import { Form } from '#site/ui/form.tsx'
import type { Outcome } from '#site/ui/form-context.ts'
import { textIn } from '#site/ui/form-text.ts'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { ask } from '#desk/lib/ask.ts'
import { useRequiredWords } from './use-required-words.ts'

/** For the office only: what was said on the phone, what to ask. */
export function NoteForm({ id, onKept }: { id: string; onKept: (enquiry: EnquiryDetail) => void }) {
  // Unchanged until the note is stored, so that a repeated request adds one note.
  const note = useRef(crypto.randomUUID())
  const required = useRequiredWords('Write the note first.')
  const keep = async (data: FormData, form: HTMLFormElement): Promise<Outcome | void> => {
    const words = textIn(data, 'words').trim()
    try {
      onKept(await ask<EnquiryDetail>('/enquiries/note', { id, note: note.current, words }))
      note.current = crypto.randomUUID()
      form.reset()
      return { tone: 'good', says: 'Note saved.' }
    } catch (error) {
      return { tone: 'caution', says: error instanceof Error ? error.message : String(error) }
    }
  }
  return (
    <Form {...required.form} onSubmit={keep}>
      {() => (
        <div className="space-y-3">
          <TextareaField
            label="Note for the office"
            hint="Visitors never see notes."
            {...required.field}
            rows={2}
            maxLength={noteMaxLength}
          />
          <SubmitButton variant="outline" pendingText="Saving…">
            Save the note
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}
