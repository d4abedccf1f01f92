import { useEffect, useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { isSquareName, type PlacedPicture, type SitePicture } from '#contract/desk-photographs.ts'
import { announce } from '#site/lib/announce.ts'
import { InputField, SelectField } from '#site/ui/field.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { editorOf } from '#desk/lib/addresses.ts'
import { ask } from '#desk/lib/ask.ts'

export const picturesLoader = () => ask<SitePicture[]>('/pictures')

const isMissing = ({ uses }: SitePicture) => uses.some(({ missing }) => missing.length > 0)
const views: Record<string, { words: string; holds: (picture: SitePicture) => boolean }> = {
  all: { words: 'All', holds: () => true },
  missing: { words: 'Something is missing', holds: isMissing },
  photographs: { words: 'Photographs', holds: ({ kind }) => kind === 'photograph' },
  drawings: { words: 'Drawings', holds: ({ kind }) => kind === 'drawing' },
  drawnForNow: {
    words: 'Drawings where a photograph belongs',
    holds: ({ uses }) => uses.some(({ isDrawnForNow }) => isDrawnForNow),
  },
  unused: { words: 'Not used', holds: ({ uses }) => uses.length === 0 },
}

/** Kept, so that the list is the same when it is opened again. */
const last = { view: 'all', words: '' }

const pauseMs = 600

/** Every picture of the site: its kind, its description and where it is shown. */
export function PicturesScreen() {
  const pictures = useLoaderData<SitePicture[]>()
  const [view, setView] = useState(last.view)
  const [words, setWords] = useState(last.words)
  const wanted = words.trim().toLowerCase()
  const found = pictures.filter((picture) => wordsOf(picture).includes(wanted))
  const shown = found.filter((picture) => views[view]?.holds(picture))
  const count = shown.length === 1 ? '1 picture' : `${shown.length} pictures`

  useEffect(() => {
    if (last.view === view && last.words === words) return undefined
    Object.assign(last, { view, words })
    const timer = setTimeout(() => announce(`${count}.`), pauseMs)
    return () => clearTimeout(timer)
  }, [view, words, count])

  return (
    <Screen title="Pictures" isWide>
      <search className="mb-4 grid max-w-4xl items-end gap-3 sm:grid-cols-2">
        <InputField
          label="Search"
          hint="What it shows, its page, or who took it"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField label="Show" value={view} onChange={(event) => setView(event.target.value)}>
          {Object.entries(views).map(([key, { words: name, holds }]) => (
            <option key={key} value={key}>
              {name} ({found.filter(holds).length})
            </option>
          ))}
        </SelectField>
      </search>
      {shown.length === 0 && (
        <p className="border-y border-mist-2 py-6 text-muted">
          No pictures found. Change the search or the choice under “Show”.
        </p>
      )}
      <ul className="grid gap-x-5 sm:mt-6 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-y-8">
        {shown.map((picture) => (
          <Card key={picture.name} {...picture} />
        ))}
      </ul>
    </Screen>
  )
}

/** The text that a search covers. */
const wordsOf = ({ name, uses }: SitePicture): string =>
  [name.replaceAll('-', ' '), ...uses.flatMap(({ alt, page, credit }) => [alt, page, credit ?? ''])]
    .join('\n')
    .toLowerCase()

function Card({ name, thumbnail, kind, isPublished, uses }: SitePicture) {
  const alt = uses.find((use) => use.alt !== '')?.alt
  const credit = uses.find((use) => use.credit !== null)?.credit
  const looks = 'aspect-3/2 w-28 shrink-0 self-start rounded-control bg-mist sm:w-full'
  return (
    <li className="flex gap-4 border-b border-mist-2 py-3 sm:flex-col sm:gap-2 sm:border-0 sm:py-0">
      {thumbnail === null ? (
        <div className={`flex items-center justify-center text-muted ${looks}`}>
          <Icon name="clock" />
        </div>
      ) : (
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          className={`${isSquareName(name) ? 'object-contain' : 'object-cover'} ${looks}`}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="line-clamp-4 text-md">{alt ?? name.replaceAll('-', ' ')}</p>
        <p className="text-sm text-muted">
          {kind === 'drawing' ? 'Drawing' : 'Photograph'}
          {!isPublished && (thumbnail === null ? ', being sent' : ', not published yet')}
          {credit && ` · ${credit}`}
        </p>
        {uses.length === 0 && <p className="text-sm text-muted">Not used on any page.</p>}
        <ul>
          {uses.map((use) => (
            <Use key={`${use.file} ${use.place}`} {...use} />
          ))}
        </ul>
      </div>
    </li>
  )
}

const missingWords = { words: 'What it shows is missing', credit: 'Credit is missing' } as const

function Use({ file, path, page, place, missing }: PlacedPicture) {
  return (
    <li>
      <Link
        to={editorOf(file, path)}
        className="flex min-h-11 items-center py-1 text-md text-peacock underline lg:min-h-8"
      >
        <span className="wrap-anywhere">
          {page} · {place}
        </span>
      </Link>
      {missing.map((what) => (
        <p key={what} className="flex items-center gap-1.5 text-sm font-semibold text-error">
          <Icon name="warning" className="size-4" />
          {missingWords[what]}
        </p>
      ))}
    </li>
  )
}
