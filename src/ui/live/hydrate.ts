import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates an island. Replaces the entry of `@astrojs/react` by the subset used here: islands are server-rendered, have no slots, and are
 * never unmounted. The prefix keeps React's ids unique across islands.
 */
export default (element: HTMLElement) => (component: ComponentType, props: object) => {
  // Astro removes the attribute after hydration.
  if (!element.hasAttribute('ssr')) return
  const options = { identifierPrefix: element.getAttribute('prefix') ?? '' }
  startTransition(() => void hydrateRoot(element, createElement(component, props), options))
}
