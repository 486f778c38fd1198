import { expect, test } from '../support/e2e.ts'
import { watchVisit } from '../support/visit.ts'

test('Transactions keeps to its policy, host and width, has its icons and styles, and axe finds nothing', async ({
  page,
}) => {
  const expectKept = await watchVisit(page)
  await page.goto('/transactions')
  await expect(page.getByText(/^(?:Received from|Sent to|System call)/).first()).toBeVisible()
  await expectKept()
})
