import { chromium } from '@playwright/test'

const [base, out, width, theme, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({
  viewport: { width: Number(width), height: width < 500 ? 844 : 900 },
  serviceWorkers: 'block',
  timezoneId: 'UTC',
  locale: process.env.LOCALE ?? 'en-US',
})
await context.addInitScript(theme => {
  globalThis.CALL_INTERVAL_MS = 40
  localStorage.setItem('nanoscope:1:theme', theme)
}, theme)
for (const path of paths) {
  const page = await context.newPage()
  page.on('console', m => m.type() === 'error' && console.log(path, m.text().slice(0, 200)))
  await page.goto(base + path, { waitUntil: 'load' })
  await page.waitForTimeout(4500)
  const name = path.replace(/[^\w]+/g, '_').slice(0, 40) || 'home'
  await page.screenshot({ path: `${out}/${name}-${width}-${theme}.png`, fullPage: process.env.FULL === '1' })
  console.log(name, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), await page.title())
  await page.close()
}
await browser.close()
