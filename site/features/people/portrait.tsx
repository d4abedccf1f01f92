import { Picture, type PictureSource } from '#site/ui/picture.tsx'

interface PortraitProps {
  name: string
  portrait?: PictureSource | undefined
}

/** A round portrait, or initials without one. Decorative, because the name is beside it. */
export function Portrait({ name, portrait }: PortraitProps) {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  return (
    <span className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-peacock-tint">
      {portrait ? (
        <Picture picture={portrait} sizes="56px" isDecorative />
      ) : (
        <span aria-hidden="true" className="font-semibold text-peacock-dark">
          {initials}
        </span>
      )}
    </span>
  )
}
