import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

type Options = {
  /** A selector of the only part that is looked at. */
  within?: string
  /** Rules by name; otherwise all of WCAG 2.2 AA and the best practices. */
  rules?: readonly string[]
  /** What the message of a failure begins with. */
  where?: string
}

/**
 * Expects that axe finds nothing wrong. Movements are off: the contrast of a text that is just fading in says nothing. The page is at its
 * top: what is scrolled behind its header is no smaller a target.
 */
export async function expectNoFindings(page: Page, { within, rules, where }: Options = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo(0, 0))
  const axe = new AxeBuilder({ page })
    // Rows of a list are made alike: eight of them stand for all.
    .exclude('tbody > tr:nth-child(n + 9)')
    .exclude('ul > li:nth-child(n + 9)')
    // Legacy mode checks in the same tab; the other mode opens a second one for frames, which our pages do not have.
    .setLegacyMode()
  if (within) axe.include(within)
  if (rules) axe.withRules([...rules])
  else axe.withTags(TAGS)
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`),
    where,
  ).toEqual([])
}
