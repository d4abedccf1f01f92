import { Carousel } from '#site/ui/carousel.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'

interface GalleryProps {
  /** The place or trip the pictures show. */
  of: string
  pictures: (PictureSource & { caption: string })[]
}

/** Pictures one at a time, each with its caption (spec §4: the index wraps around). */
export function Gallery({ of, pictures }: GalleryProps) {
  return (
    <Carousel label={`Pictures of ${of}`} count={pictures.length}>
      {(index) => {
        const picture = pictures[index]
        return (
          picture && (
            <figure key={picture.name} className="animate-rise">
              <div className="relative aspect-[16/10] overflow-hidden rounded-card bg-mist">
                <Picture picture={picture} sizes="(width >= 80rem) 760px, (width >= 64rem) 60vw, 100vw" />
              </div>
              <figcaption className="mt-3 text-md text-ink-2">{picture.caption}</figcaption>
            </figure>
          )
        )
      }}
    </Carousel>
  )
}
