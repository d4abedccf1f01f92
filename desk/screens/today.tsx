import { Link, useLoaderData } from 'react-router'
import type { Today, TodayLine } from '#contract/desk.ts'
import { Icon } from '#site/ui/icon.tsx'
import { buttonLook } from '#site/ui/button.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { ask } from '#desk/lib/ask.ts'

export const todayLoader = () => ask<Today>('/today')

/** What needs action, most urgent first. Things in order follow as plain lines. */
export function TodayScreen() {
  const { me, lines } = useLoaderData<Today>()
  const waiting = lines.filter(({ tone }) => tone === 'needs-you').length
  return (
    <Screen title={`Hello, ${me.name.split(' ')[0]}`}>
      <p className="mb-5 text-lg">
        {waiting === 0
          ? 'Nothing is waiting for you.'
          : waiting === 1
            ? 'One thing is waiting for you.'
            : `${waiting} things are waiting for you.`}
      </p>
      <ul className="divide-y divide-mist-2 border-y border-mist-2">
        {lines.map((line) => (
          <Line key={`${line.label} ${line.words}`} {...line} />
        ))}
      </ul>
    </Screen>
  )
}

function Line({ label, words, tone, action }: TodayLine) {
  const isFine = tone === 'fine'
  return (
    <li
      className={`grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto] lg:min-h-10 ${isFine ? 'text-muted' : ''}`}
    >
      <span className="flex items-center gap-2 text-sm font-semibold">
        <Icon name={isFine ? 'check' : 'warning'} className={isFine ? 'text-success' : 'text-ink'} />
        {label}
      </span>
      <span className="col-start-1 [overflow-wrap:anywhere] sm:col-start-2">{words}</span>
      {action && (
        <Link
          to={action.to}
          className={buttonLook('outline', 'col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1')}
        >
          {action.words}
        </Link>
      )}
    </li>
  )
}
