import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#site/ui/button.tsx'
import { InputField } from '#site/ui/field.tsx'
import { Form } from '#site/ui/form.tsx'
import type { Outcome } from '#site/ui/form-context.ts'
import { textIn } from '#site/ui/form-text.ts'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { ask } from '#desk/lib/ask.ts'
import { editorOf } from '#desk/lib/addresses.ts'

/** Sets the focus, because the button that opened the form is gone. */
const focusInside = (form: HTMLElement | null) => form?.querySelector('input')?.focus()

/** A button that asks for a name and creates a page with it. */
export function NewPage({ words, group, like }: { words: string; group: string; like?: string }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const begin = async (data: FormData): Promise<Outcome | void> => {
    try {
      const wanted = { group, name: textIn(data, 'name'), ...(like === undefined ? {} : { like }) }
      const { file } = await ask<{ file: string }>('/page/new', wanted)
      await navigate(editorOf(file))
      return undefined
    } catch (error) {
      return { tone: 'caution', says: error instanceof Error ? error.message : String(error) }
    }
  }
  if (!isOpen)
    return (
      <Button variant="outline" className="mt-3" onClick={() => setOpen(true)}>
        {words}
      </Button>
    )
  return (
    <Form onSubmit={begin}>
      {() => (
        <div ref={focusInside} className="mt-3 space-y-3 rounded-control bg-mist p-4">
          <InputField
            label="Name of the new page"
            name="name"
            hint="The page’s address is made from this name and cannot be changed. You can change the name later."
            required
            maxLength={80}
            autoComplete="off"
            messages={{ valueMissing: 'Write a name for the page.' }}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="solid" pendingText="Creating…">
              Create the page
            </SubmitButton>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Form>
  )
}
