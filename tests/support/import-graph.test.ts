import { expect, it } from 'vitest'
import {
  arrowsBetweenRooms,
  backwardImports,
  foreignImports,
  moduleCycles,
  roomOrder,
} from './import-graph.ts'
import type { SourceFile } from './source-files.ts'

const file = (path: string, ...targets: string[]): SourceFile => ({
  path,
  code: '',
  isTest: false,
  imports: targets.map((written, index) => ({
    line: index + 1,
    target: written.replace('type ', ''),
    isType: written.startsWith('type '),
  })),
})

it('puts every room above those it imports from, and counts types apart', () => {
  const arrows = arrowsBetweenRooms([
    file('server/email/outbox.ts', 'server/database/open.ts', 'type server/context.ts', 'kysely'),
    file('server/app.ts', 'server/email/outbox.ts', 'type server/email/outbox.ts'),
  ])
  expect(arrows).toContainEqual({ from: 'server/app.ts', to: 'server/email', imports: 2, types: 1 })
  expect(roomOrder(arrows)).toEqual({
    cycles: [],
    topDown: ['server/app.ts', 'server/email', 'server/database'],
  })
})

it('names the way round a cycle of rooms that no single file closes', () => {
  const files = [
    file('server/email/limit.ts', 'server/upkeep/counters.ts'),
    file('server/upkeep/counters.ts'),
    file('server/upkeep/sweep.ts', 'server/email/kinds.ts'),
    file('server/email/kinds.ts'),
  ]
  expect(moduleCycles(files)).toEqual([])
  expect(roomOrder(arrowsBetweenRooms(files)).cycles).toEqual(['server/email → server/upkeep → server/email'])
})

it('names files that import one another, unless it is types alone', () => {
  const round = [file('site/lib/a.ts', 'site/lib/b.ts'), file('site/lib/b.ts', 'site/lib/a.ts')]
  expect(moduleCycles(round)).toEqual(['site/lib/a.ts → site/lib/b.ts → site/lib/a.ts'])
  expect(
    moduleCycles([file('site/lib/a.ts', 'site/lib/b.ts'), file('site/lib/b.ts', 'type site/lib/a.ts')]),
  ).toEqual([])
})

it('names imports that go back up the layers, across features, or into a foreign folder', () => {
  expect(
    backwardImports([file('site/ui/dialog.tsx', 'site/lib/a.ts', 'site/features/enquiry/b.ts')]),
  ).toEqual(['site/ui/dialog.tsx:2 imports site/features/enquiry/b.ts'])
  expect(backwardImports([file('site/features/cards/a.ts', 'site/features/enquiry/b.ts')])).toHaveLength(1)
  expect(foreignImports([file('contract/auth.ts', 'zod', 'server/auth/user.ts')])).toEqual([
    'contract/auth.ts:2 imports server/auth/user.ts',
  ])
})
