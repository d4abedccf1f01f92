import type { ReactNode } from 'react'
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { freeSpace, officeTime } from '#contract/desk.ts'
import { duration, type Figures } from '#contract/desk-enquiries.ts'
import { Icon } from '#site/ui/icon.tsx'
import type { FrameData } from '#desk/frame/frame.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { ask } from '#desk/lib/ask.ts'
import { monthName } from './month-name.ts'
import { Part } from './part.tsx'

export const reportsLoader = () => ask<Figures>('/figures')

/** Figures of the last twelve months, made from enquiries and mails alone. */
export function Reports() {
  const { months, trips, unchecked, disk, lastBackupAt, now } = useLoaderData<Figures>()
  const frame = useRouteLoaderData<FrameData>('frame')
  if (!frame) return null
  const most = Math.max(1, ...months.map(({ enquiries }) => enquiries))
  const mostOfTrip = Math.max(1, ...trips.map(({ total }) => total))
  return (
    <Screen title="Reports">
      <p className="max-w-prose text-muted">
        These figures come from enquiries and their mails. The site does not track visitors. Deleted enquiries
        are not included.
      </p>
      <Part heading="Month by month">
        <Table heads={['Month', 'Enquiries', 'Answered', 'First answer', 'Not delivered']}>
          {months.map(({ month, enquiries, answered, medianAnswerMs, mailsReturned }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, 'short')}</th>
              <td>
                <Bar share={enquiries / most} />
                {enquiries}
              </td>
              <td>{answered}</td>
              <td>{medianAnswerMs === null ? '–' : duration(medianAnswerMs)}</td>
              <td>{mailsReturned}</td>
            </tr>
          ))}
        </Table>
        <p className="mt-2 text-sm text-muted">
          “First answer” is the usual waiting time, nights and Sundays included: half of the visitors waited
          less. “Not delivered” is the number of mails that did not arrive.
        </p>
      </Part>
      <Part heading="Trip by trip">
        {trips.length === 0 ? (
          <p className="text-muted">There are no enquiries about trips yet.</p>
        ) : (
          <Table heads={['Trip, place or service', '12 months', 'This month', 'Last month']}>
            {trips.map(({ about, total, perMonth }) => (
              <tr key={about}>
                <th scope="row">{about}</th>
                <td>
                  <Bar share={total / mostOfTrip} />
                  {total}
                </td>
                <td>{perMonth[0]}</td>
                <td>{perMonth[1]}</td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
      <Part heading="Not checked in the last year">
        {unchecked.length === 0 ? (
          <p className="flex items-center gap-2 text-muted">
            <Icon name="check" className="text-success" />
            Every page with a date of its last check was checked in the last year.
          </p>
        ) : (
          <Table heads={['Page', 'Last checked']}>
            {unchecked.map(({ page, checked }) => (
              <tr key={page}>
                <th scope="row">{page}</th>
                <td>{monthName(checked)}</td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
      <Part heading="The server">
        <ul className="space-y-2">
          <Line isFine={!disk.isLow}>{freeSpace(disk.freeBytes, frame.office)} on the disk</Line>
          <Line isFine={lastBackupAt !== null && now - lastBackupAt < backupTooOldMs}>
            {lastBackupAt === null
              ? 'No backup was found. Tell the person who runs the server.'
              : `Last backup ${officeTime(lastBackupAt, frame.office)}`}
          </Line>
        </ul>
      </Part>
    </Screen>
  )
}

const backupTooOldMs = 2 * 24 * 60 * 60_000

function Table({ heads, children }: { heads: string[]; children: ReactNode }) {
  return (
    <table className="w-full text-sm tabular-nums sm:text-md [&_:is(td,th)]:border-b [&_:is(td,th)]:border-mist-2 [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-3 sm:[&_:is(td,th)]:pr-6 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_tbody_th]:font-normal sm:[&_tbody_th]:min-w-40">
      <thead className="text-sm text-muted">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A bar whose length is the figure beside it. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mr-2 hidden h-2.5 w-20 align-baseline sm:inline-block"
    >
      <rect width={100 * share} height="10" className="fill-indigo" />
    </svg>
  )
}

function Line({ isFine, children }: { isFine: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={isFine ? 'check' : 'warning'} className={isFine ? 'text-success' : ''} />
      <span>{children}</span>
    </li>
  )
}
