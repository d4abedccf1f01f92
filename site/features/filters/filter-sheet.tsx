import { Button } from '#site/ui/button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'

export interface FilterSheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  form: Omit<FilterFormProps, 'className' | 'children' | 'onSubmit'>
  /** The text of the button that closes it: `Show 3 packages`. */
  action: string
}

/** The filters of a list, on phones. */
export const FilterSheet = ({ isOpen, onClose, title, form, action }: FilterSheetProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title}>
    {isOpen && (
      <FilterForm
        {...form}
        onSubmit={onClose}
        className="grid grid-cols-2 max-xs:grid-cols-1 gap-x-3 gap-y-4"
      >
        <Button type="submit" variant="main" className="col-span-2 mt-2">
          {action}
        </Button>
      </FilterForm>
    )}
  </Dialog>
)
