import { PSEUDO } from '../../scripts/build/languages.ts'
import { bareTexts, expectLoaded } from '../support/bare-texts.ts'
import { expect, test } from '../support/e2e.ts'
import { fill, screens } from '../support/screens.ts'

test.describe('the pseudo-locale', () => {
  for (const { name, path } of screens)
    test(`${name} has no text outside of words, and room for longer ones`, async ({ page, network }) => {
      const state = await network.state()
      const answers: Promise<string>[] = []
      page.on('response', answer => {
        if (/\/(?:api\/v\d|v2|labels)\//.test(answer.url())) answers.push(answer.text().catch(() => ''))
      })
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(`/${PSEUDO}${fill(path, state)}`)
      await expectLoaded(page)
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await wide()).toBe(0)
      expect(await bareTexts(page, (await Promise.all(answers)).join('\n'))).toEqual([])
      // From right to left nothing reaches beyond the page either.
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expect(await wide()).toBe(0)
    })
})
