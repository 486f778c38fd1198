import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates an island. It stands in for the entry of `@astrojs/react`, of which islands here need this much: each is in the built page, has
 * no slots, and stays as long as the page. The prefix keeps ids that React makes apart where a page has several islands.
 */
export default (element: HTMLElement) => (component: ComponentType, props: object) => {
  // Astro takes the mark away when it has hydrated an island.
  if (!element.hasAttribute('ssr')) return
  const options = { identifierPrefix: element.getAttribute('prefix') ?? '' }
  startTransition(() => void hydrateRoot(element, createElement(component, props), options))
}
