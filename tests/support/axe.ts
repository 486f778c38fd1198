import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rows of a list are made alike: eight of them stand for all. */
const EXCLUDE = [['tbody > tr:nth-child(n + 9)'], ['ul > li:nth-child(n + 9)']]

type Options = {
  /** selector of the only part that is checked */
  within?: string
  /** rules by name; all of WCAG 2.2 AA and the best practices without */
  rules?: readonly string[]
  /** start of the message of a failure */
  where?: string
}

/** Puts axe into the page, once a document: its half megabyte takes longer than most of its runs. */
async function inject(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SCRIPT)
}

/**
 * Expects that axe finds nothing wrong. Animations are off, as text that fades in has no final contrast. The page is scrolled to the
 * top, because a target that is partly under the header would count as too small.
 */
export async function expectNoFindings(page: Page, { within, rules, where }: Options = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo(0, 0))
  await inject(page)
  const context = { exclude: EXCLUDE, ...(within && { include: [[within]] }) }
  const runOnly = rules ? { type: 'rule' as const, values: [...rules] } : TAGS
  const found = await page.evaluate(
    async ([context, runOnly]) => {
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
    },
    [context, runOnly] as const,
  )
  expect(found, where).toEqual([])
}
