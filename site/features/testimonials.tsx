import { agency } from '#catalogue/agency.ts'
import type { Testimonial } from '#catalogue/testimonials.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'

/** Three testimonials side by side, and the three statistics of spec §9. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <>
      <ul className="grid gap-x-12 gap-y-14 lg:grid-cols-3">
        {testimonials.map(({ id, name, location, rating, text, image }) => (
          <li
            key={id}
            className="flex flex-col md:max-lg:grid md:max-lg:grid-cols-[auto_1fr] md:max-lg:gap-x-10"
          >
            <span className="relative mt-1.5 ml-1.5 size-24 md:max-lg:row-span-2 overflow-hidden rounded-full ring-2 ring-marigold ring-offset-4 ring-offset-night">
              <Picture picture={image} sizes="96px" isDecorative />
            </span>
            <blockquote className="mt-7 font-display text-lg leading-snug md:max-lg:mt-0">{text}</blockquote>
            <p className="mt-auto pt-6">
              <span className="block font-semibold">{name}</span>
              <span className="block text-md text-on-night-2">{location}</span>
              {rating && (
                <span className="mt-2 flex gap-0.5 text-marigold">
                  <span className="sr-only">{rating} out of 5</span>
                  {Array.from({ length: rating }, (_, star) => (
                    <Icon key={star} name="star" isFilled className="size-4" />
                  ))}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <dl className="mt-16 grid grid-cols-3 gap-4 lg:gap-12 border-t border-night-line pt-10">
        {agency.statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-md text-on-night-2">{label}</dt>
            <dd className="font-display text-xl font-semibold whitespace-nowrap text-marigold sm:text-h1">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
