import type { Request } from '@playwright/test'
import { PSEUDO } from '../../scripts/build/languages.ts'
import { bareTexts, expectLoaded } from '../support/bare-texts.ts'
import { expect, type TestNetwork, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

/** Repeats the calls of a page and joins the answers. A browser may have discarded the original bodies. */
async function answersTo(asked: Request[], { request }: TestNetwork): Promise<string> {
  const answers = await Promise.all(
    asked.map(call => {
      const data = call.postData()
      return request.fetch(call.url(), { method: call.method(), ...(data && { data, headers: JSON_BODY }) })
    }),
  )
  return (await Promise.all(answers.map(answer => answer.text()))).join('\n')
}

const JSON_BODY = { 'content-type': 'application/json' }

test.describe('the pseudo-locale', () => {
  for (const { name, path } of screens)
    test(`${name} has no text outside of the word files, and room for longer texts`, async ({ page, network }) => {
      const state = await network.state()
      const asked: Request[] = []
      page.on('request', request => {
        if (/\/(?:api\/v\d|v2|labels)\//.test(request.url())) asked.push(request)
      })
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(`/${PSEUDO}${fill(path, state)}`)
      await expectLoaded(page)
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const expectInside = async () => {
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await wide(), `at ${width} px`).toBe(0)
        }
      }
      await expectInside()
      expect(await bareTexts(page, () => answersTo(asked, network))).toEqual([])
      // Right-to-left layout must not overflow the page either.
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      await expectInside()
    })
})
