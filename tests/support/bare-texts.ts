import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Waits until no part of the page is a placeholder. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main :is(.shimmer, [data-like]:empty)')).toHaveCount(0, { timeout: 30_000 })
}

/** Names that are the same in every language, by the tables of them in the sources. */
function properNames(): string {
  const root = join(import.meta.dirname, '..', '..', 'src')
  const operations = join(root, 'ton', 'operations')
  const files = readdirSync(operations).map(name => readFileSync(join(operations, name), 'utf8'))
  return [...files, readFileSync(join(root, 'domain', 'account', 'contract-type.ts'), 'utf8')].join('\n')
}

/** Not words: amounts, dates, hosts, providers, parts of addresses and of code. */
const NO_WORDS = [
  /^(?:≈ )?\d{1,2} [A-Z][a-z]{2}(?: \d{4}(?:, [\d:]+ UTC)?)?$/,
  /^[\d:]+ UTC$/,
  /^<?[\d.,]+ \S+$/,
  /^\S*[\d_…]\S*$/,
  /^[\w-]{48}$/,
  /, [\w-]{48}$/,
  /^\.?(?:[\w-]+\.)*(?:ton|me|org|io)$/,
  /^(?:TON|toncenter(?: v3)?|tonapi|embedded(?: network)?|Getgems|Fragment|TON Diamonds|USD|EUR|RUB|CNY)$/,
]

/** Texts of the page without a letter that only the pseudo-locale has, and that none of the answers, read after it, holds. */
export async function bareTexts(page: Page, answers: () => Promise<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text
      if (!parentElement?.closest('script, style, template, noscript, code, bdi, .hash, [lang]:not(:root)'))
        found.push(data)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '')
    return found
  })
  const known = `${await answers()}\n${properNames()}`.toLowerCase()
  return [...new Set(texts.map(found => found.replaceAll(/\s+/g, ' ').trim()))].filter(
    found =>
      /[a-z]{3}/i.test(found) &&
      !/[âçéîñôŕšûý]|·$/i.test(found) &&
      !NO_WORDS.some(pattern => pattern.test(found)) &&
      !known.includes(found.toLowerCase()),
  )
}
