import type { TourPackage } from '#catalogue/tour-packages.ts'
import { mealsInWords } from './meals.ts'

type Day = NonNullable<TourPackage['itinerary']>[number]

/** The days of a trip down one meridian line, a disc for each. */
export function Itinerary({ days }: { days: Day[] }) {
  return (
    <ol className="mt-7">
      {days.map((day) => (
        <li
          key={day.day}
          className="relative pb-9 pl-15 before:absolute before:top-11 before:bottom-0 before:left-[21px] before:w-0.5 before:bg-indigo/25 last:pb-0 last:before:hidden sm:pl-18"
        >
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 grid size-11 place-items-center rounded-full border-2 border-indigo bg-white pt-0.5 font-display text-lg font-semibold text-indigo tabular-nums"
          >
            {day.day}
          </span>
          <DayText {...day} />
        </li>
      ))}
    </ol>
  )
}

function DayText({ day, title, description, stay, meals }: Day) {
  return (
    <>
      <h3 className="pt-2 text-xl">
        <span className="sr-only">Day {day}: </span>
        {title}
      </h3>
      <p className="measure mt-2">{description}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-1 text-md sm:flex sm:flex-wrap">
        {stay && <Detail label="Stay" value={stay} />}
        {meals && <Detail label="Meals" value={mealsInWords(meals)} />}
      </dl>
    </>
  )
}

const Detail = ({ label, value }: { label: string; value: string }) => (
  <div className="flex gap-2">
    <dt className="text-muted">{label}</dt>
    <dd className="font-medium first-letter:uppercase">{value}</dd>
  </div>
)
