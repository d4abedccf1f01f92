import { Carousel } from '#site/ui/carousel.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'

type GalleryPicture = PictureSource & { caption: string; credit?: string | undefined }

interface GalleryProps {
  /** The name of the place or trip in the pictures. */
  of: string
  title: string
  pictures: GalleryPicture[]
}

/** One picture at a time on a dark background, each with its caption (spec §4: the index wraps around). */
export function Gallery({ of, title, pictures }: GalleryProps) {
  return (
    <section id="photos" className="on-night bg-night text-on-night print:hidden">
      <div className="container-page py-14 lg:py-20">
        <h2 className="mb-6 text-h2">{title}</h2>
        <Carousel
          label={`Pictures of ${of}`}
          count={pictures.length}
          describe={(index) => pictures[index]?.caption ?? ''}
        >
          {(index) => {
            const picture = pictures[index]
            return picture && <Slide key={picture.name} picture={picture} />
          }}
        </Carousel>
        <noscript>
          {pictures.slice(1).map((picture) => (
            <Slide key={picture.name} picture={picture} />
          ))}
        </noscript>
      </div>
    </section>
  )
}

const Slide = ({ picture }: { picture: GalleryPicture }) => (
  <figure className="slide">
    <div className="slide-picture">
      <Picture picture={picture} sizes="(width >= 82rem) 780px, (width >= 64rem) 60vw, 100vw" />
    </div>
    <figcaption className="slide-words">
      {picture.caption}
      {picture.credit && <p className="text-md text-on-night-2">{picture.credit}</p>}
    </figcaption>
  </figure>
)
