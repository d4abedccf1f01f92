import { useFormContext, type RegisterOptions } from 'react-hook-form'
import type { CustomPackageRequest } from './request.ts'

/**
 * A field that is checked when it is left with something in it, never while typing and never untouched, and whose
 * message goes the moment it is right (product-brief B16).
 */
export function useWizardField<Name extends keyof CustomPackageRequest>(
  name: Name,
  options: Pick<RegisterOptions<CustomPackageRequest, Name>, 'valueAsNumber'> = {},
) {
  const { register, formState, trigger } = useFormContext<CustomPackageRequest>()
  const error = formState.errors[name]?.message
  return {
    error,
    ...register(name, {
      ...options,
      onBlur: (event: { target: { value: string } }) => {
        if (event.target.value) void trigger(name)
      },
      onChange: () => {
        if (error) void trigger(name)
      },
    } as RegisterOptions<CustomPackageRequest, Name>),
  }
}
