import { fetchWhenNear } from './far-pictures.ts'

export interface PictureSource {
  name: string
  alt: string
  hash: string
  widths: number[]
  inks: [string, string]
  focus: number
}

interface PictureProps {
  picture: PictureSource
  /** The `sizes` attribute: how wide the picture is shown, in CSS. Without it the browser fetches too much. */
  sizes: string
  /** For the picture that is the page's largest paint. It is fetched first, not lazily. */
  isMain?: boolean
  /** Upright windows narrower than this many rem use the 3:4 crop, which pictures of page heads have. */
  uprightBelow?: number | false
  /** Hidden from screen readers, because the text beside it says the same. */
  isDecorative?: boolean
  className?: string
}

/** Prints are 1600 x 1000; portraits are square. */
const ratioOf = (widths: number[]) => ((widths.at(-1) ?? 0) < 400 ? 1 : 1.6)

/**
 * A picture in AVIF, WebP and JPEG at the widths that exist. It fills its positioned parent (which sets the shape)
 * and paints two inks there until it arrives. All but the main picture are fetched when the visitor comes near.
 */
export function Picture({
  picture,
  sizes,
  isMain,
  uprightBelow,
  isDecorative,
  className = '',
}: PictureProps) {
  const { name, hash, widths, inks, focus } = picture
  const file = (width: number, ending: string) => `/pictures/${name}-${hash}-${width}.${ending}`
  const set = (list: number[], ending: string) =>
    list.map((width) => `${file(width, ending)} ${width}w`).join(', ')
  const largest = widths.at(-1) ?? 0
  const fallback = widths.find((width) => width >= 800) ?? largest
  return (
    <>
      <svg
        aria-hidden="true"
        color={inks[1]}
        className="absolute inset-0 size-full bg-current"
        {...(isMain ? {} : { 'data-far': '', ref: fetchWhenNear })}
      >
        <rect width="100%" height="50%" fill={inks[0]} />
      </svg>
      <picture>
        {uprightBelow && (
          // As many bytes as the landscape, all of them in sight; 540 px are enough for a phone of 360 at twice the density.
          <source
            media={`(orientation: portrait) and (width < ${uprightBelow}rem)`}
            type="image/avif"
            srcSet={set([540, 750], 'avif')}
            sizes="72vw"
          />
        )}
        <source type="image/avif" srcSet={set(widths, 'avif')} sizes={sizes} />
        <source
          type="image/webp"
          srcSet={set(
            widths.filter((width) => width <= 1200),
            'webp',
          )}
          sizes={sizes}
        />
        <img
          src={file(fallback, 'jpg')}
          alt={isDecorative ? '' : picture.alt}
          width={largest}
          height={Math.round(largest / ratioOf(widths))}
          data-focus={focus}
          loading={isMain ? 'eager' : 'lazy'}
          decoding={isMain ? 'sync' : 'async'}
          {...(isMain ? { fetchPriority: 'high' as const } : {})}
          className={`absolute inset-0 size-full object-cover ${className}`}
        />
      </picture>
    </>
  )
}
