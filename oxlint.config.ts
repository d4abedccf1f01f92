import { defineConfig } from 'oxlint'

const readmeSays = 'The README of this folder says what it may import.'

interface Pattern {
  regex?: string
  group?: string[]
  message: string
  allowTypeImports?: boolean
}

/** Refuses imports by pattern. An override replaces the one before, so each folder's list is whole. */
const refuse = (...patterns: Pattern[]) => ({
  'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Pattern[] }],
})
const rooms = (...names: string[]) => ({ regex: `^#(${names.join('|')})/`, message: readmeSays })

const ofSite = [
  rooms('art', 'publish', 'server', 'tests', 'tools'),
  {
    regex: '^(zod|react-hook-form|@hookform)(/|$)',
    message: 'The browser checks forms itself (docs/decisions/008-forms.md).',
  },
]
const siteAbove = (...layers: string[]) => ({
  regex: `^#site/(${layers.join('|')})/`,
  message: 'Site imports go one way: pages, layout, features, session, mail and offline, ui, lib.',
})
const ofArt = rooms('contract', 'publish', 'server', 'site', 'tests', 'tools')
const artAbove = (...layers: string[]) => ({
  regex: `^\\.\\./(${layers.join('|')})/`,
  message: 'Art imports go one way: scenes, materials, models, kit.',
})
const noContent = {
  regex: '^#(catalogue|contract)/|^#site/(paths|routes|settings)',
  message: 'ui and lib know neither content nor addresses.',
}

const ofServer = rooms('art', 'catalogue', 'publish', 'site', 'tests', 'tools')
const serverAbove = (...layers: string[]) => ({
  regex: `^#server/(${layers.join('|')})[/.]`,
  message:
    'Server imports go one way: main, app, upkeep and account, auth, plugins, email and site, limits, database.',
  allowTypeImports: true,
})

/** Folder by folder, what it may not import. The last match of a file holds. */
const arrows = [
  { files: ['site/**'], rules: refuse(...ofSite) },
  { files: ['site/layout/**'], rules: refuse(...ofSite, siteAbove('pages')) },
  {
    files: ['site/features/**'],
    rules: refuse(...ofSite, siteAbove('pages', 'layout'), {
      regex: '^#site/features/',
      message: 'A feature imports no other feature.',
    }),
  },
  {
    files: ['site/session/**', 'site/mail/**', 'site/offline/**'],
    rules: refuse(...ofSite, siteAbove('pages', 'layout', 'features', 'session', 'mail', 'offline')),
  },
  {
    files: ['site/ui/**'],
    rules: refuse(
      ...ofSite,
      noContent,
      { regex: '^react-router', message: 'ui knows no router.' },
      siteAbove('pages', 'layout', 'features', 'session', 'mail', 'offline'),
    ),
  },
  {
    files: ['site/lib/**'],
    rules: refuse(...ofSite, noContent, siteAbove('pages', 'layout', 'features', 'session', 'mail', 'ui')),
  },
  { files: ['catalogue/**'], rules: refuse(rooms('art', 'publish', 'server', 'site', 'tests', 'tools')) },
  {
    files: ['contract/**'],
    rules: refuse(rooms('art', 'catalogue', 'publish', 'server', 'site', 'tests', 'tools')),
  },
  { files: ['publish/**'], rules: refuse(rooms('tests', 'tools')) },
  { files: ['art/**'], rules: refuse(ofArt) },
  { files: ['art/materials/**'], rules: refuse(ofArt, artAbove('scenes')) },
  { files: ['art/models/**'], rules: refuse(ofArt, artAbove('scenes', 'materials')) },
  { files: ['art/kit/**'], rules: refuse(ofArt, artAbove('scenes', 'materials', 'models')) },
  {
    files: ['server/*.ts'],
    rules: refuse(ofServer, serverAbove('operator'), {
      regex: '^(#server|\\.)/main\\.ts',
      message: 'Nothing imports main.',
    }),
  },
  { files: ['server/{upkeep,account}/**'], rules: refuse(ofServer, serverAbove('operator', 'main', 'app')) },
  {
    files: ['server/auth/**'],
    rules: refuse(ofServer, serverAbove('operator', 'main', 'app', 'upkeep', 'account'), {
      group: [
        '#server/email/*',
        '!#server/email/outbox.ts',
        '!#server/email/mail-layout.ts',
        '!#server/email/clean.ts',
      ],
      message: 'auth queues mail in the outbox and never reaches the transport.',
    }),
  },
  {
    files: ['server/desk/**'],
    rules: refuse(
      rooms('art', 'desk', 'site', 'tests', 'tools'),
      serverAbove('operator', 'main', 'app', 'upkeep', 'account'),
    ),
  },
  {
    files: ['desk/**'],
    rules: refuse(
      rooms('art', 'publish', 'server', 'tests', 'tools'),
      { regex: '^#catalogue/(?:[a-z-]+\\.ts$|schemas/)', message: readmeSays },
      {
        regex:
          '^#site/(?:[a-z.-]+$|(?:data|features|files|fonts|head|layout|mail|offline|pages|session|worker)/)',
        message: readmeSays,
      },
      {
        regex: '^(zod|react-hook-form|@hookform)(/|$)',
        message: 'The server checks (docs/decisions/014-desk.md).',
      },
    ),
  },
  {
    files: ['server/{email,site,releases,metrics}/**'],
    rules: refuse(ofServer, serverAbove('operator', 'main', 'app', 'upkeep', 'account', 'auth')),
  },
  {
    files: ['server/plugins/**'],
    rules: refuse(
      ofServer,
      serverAbove('operator', 'main', 'app', 'upkeep', 'account', 'auth', 'email', 'site', 'metrics'),
    ),
  },
  {
    files: ['server/limits/**'],
    rules: refuse(
      ofServer,
      serverAbove('operator', 'main', 'app', 'upkeep', 'account', 'auth', 'email', 'plugins', 'site'),
    ),
  },
  {
    files: ['server/database/**'],
    rules: refuse(
      ofServer,
      serverAbove(
        'operator',
        'main',
        'app',
        'upkeep',
        'account',
        'auth',
        'email',
        'plugins',
        'site',
        'limits',
      ),
    ),
  },
  { files: ['server/{operator,config}/**'], rules: refuse(ofServer, serverAbove('main', 'app')) },
  { files: ['**/*.test.ts', '**/*.test.tsx'], rules: { 'no-restricted-imports': 'off' as const } },
]

/** Browser tests that wait for a while, because they show that nothing happens in it, or until the network is quiet. */
const waiting = [
  'tests/e2e/{account,after-a-press,custom-package,first-visit,form-presses,plain-form,related,search,session,without-scripts}.spec.ts',
  'tests/support/listen.ts',
]

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'react', 'jsx-a11y', 'import', 'oxc', 'promise'],
  jsPlugins: ['eslint-plugin-playwright'],
  categories: { correctness: 'error', perf: 'error' },
  ignorePatterns: ['/build', 'releases', 'var', '.react-router', 'site/public', 'node_modules'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-await-in-loop': 'off',
    'no-console': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  },
  overrides: [
    {
      files: ['contract/**', 'publish/**', 'server/**', 'site/**', 'tools/**'],
      rules: { 'import/no-relative-parent-imports': 'error' },
    },
    { files: ['desk/**', 'site/**'], rules: { 'react/rules-of-hooks': 'error' } },
    ...arrows,
    {
      files: [
        'site/pages/**',
        'site/root.tsx',
        'site/routes.ts',
        'tools/bench/floor/app/**',
        'site/entry.*.tsx',
        'tools/vitest-summary.ts',
        '*.config.ts',
        'catalogue/build/vite-plugin.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'art/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      files: ['tests/e2e/**', 'tests/support/**'],
      rules: {
        'playwright/missing-playwright-await': 'error',
        'playwright/no-element-handle': 'error',
        'playwright/no-eval': 'error',
        'playwright/no-focused-test': 'error',
        'playwright/no-nested-step': 'error',
        'playwright/no-networkidle': 'error',
        'playwright/no-page-pause': 'error',
        'playwright/no-standalone-expect': 'error',
        'playwright/no-unsafe-references': 'error',
        'playwright/no-unused-locators': 'error',
        'playwright/no-useless-await': 'error',
        'playwright/no-useless-not': 'error',
        'playwright/no-wait-for-navigation': 'error',
        'playwright/no-wait-for-selector': 'error',
        'playwright/no-wait-for-timeout': 'error',
        'playwright/valid-describe-callback': 'error',
        'playwright/valid-expect': 'error',
        'playwright/valid-expect-in-promise': 'error',
        'playwright/valid-title': 'error',
      },
    },
    {
      files: waiting,
      rules: { 'playwright/no-wait-for-timeout': 'off', 'playwright/no-networkidle': 'off' },
    },
    {
      files: ['site/ui/carousel.tsx'],
      rules: { 'jsx-a11y/no-noninteractive-element-interactions': 'off' },
    },
  ],
})
