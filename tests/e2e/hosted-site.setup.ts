import { test } from '@playwright/test'
import { buildHostedSite } from '#tests/support/hosted-site.ts'

test('the site can be built for a hosted auth service beside the ordinary build', () => {
  test.setTimeout(180_000)
  buildHostedSite()
})
