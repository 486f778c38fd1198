import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import lighthouse from 'lighthouse'
import { isFramework } from '../build/page-weight.ts'

/** First load of a page: exact bytes (brotli), requests, and Lighthouse mobile. */
export type Weight = { html: number; own: number; js: number; total: number; requests: number; calls: number }

const brotli = (body: Buffer) => brotliCompressSync(body).length

/** Weighs a page for a visitor with an empty cache. Provider calls are counted without their bytes, which are not from the site's host. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  const weight: Weight = { html: 0, own: 0, js: 0, total: 0, requests: 0, calls: 0 }
  const bodies: Promise<void>[] = []
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (/^\/(?:api\/)?v2\//.test(pathname)) {
      weight.calls++
      return
    }
    weight.requests++
    bodies.push(
      response.body().then(body => {
        const size = brotli(body)
        weight.total += size
        if (pathname.endsWith('.js')) weight.js += size
        else if (response.request().resourceType() === 'document') weight.html += size
        if (pathname.endsWith('.js') && !isFramework(basename(pathname))) weight.own += size
      }),
    )
  }
  page.on('response', note)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  page.off('response', note)
  await Promise.all(bodies)
  await context.close()
  return weight
}

export type Marks = { score: number; fcp: number; lcp: number; tbt: number; cls: number }

/** ms to wait until the previous page's background work, such as caching the site, no longer affects the next one. */
const REST_MS = 4000

export async function mark(port: number, url: string): Promise<Marks> {
  await setTimeout(REST_MS)
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  const audits = result?.lhr.audits ?? {}
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    score: Math.round((result?.lhr.categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
