/** `wrong` must be fixed before the site opens; `note` is a choice or a default. */
export interface Finding {
  kind: 'well' | 'note' | 'wrong'
  text: string
}

export const well = (text: string): Finding => ({ kind: 'well', text })
export const note = (text: string): Finding => ({ kind: 'note', text })
export const wrong = (text: string): Finding => ({ kind: 'wrong', text })

export const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
