import { mapScript, type Point } from '../../domain/maps';

interface YandexMaps {
  ready: (run: () => void) => void;
  Map: new (
    element: HTMLElement,
    state: { center: [number, number]; zoom: number; controls: string[] },
  ) => { geoObjects: { add: (object: unknown) => void }; destroy: () => void };
  Placemark: new (place: [number, number], words: { hintContent: string }) => unknown;
}

declare global {
  interface Window {
    ymaps?: YandexMaps;
  }
}

const zoom = 16;

async function loadMaps(key: string): Promise<YandexMaps> {
  if (!window.ymaps) {
    const script = document.createElement('script');
    script.src = mapScript(key);
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error('the maps did not load'));
      };
      document.head.append(script);
    });
  }
  const { ymaps } = window;
  if (!ymaps) throw new Error('the maps did not load');
  return new Promise((resolve) => ymaps.ready(() => resolve(ymaps)));
}

/**
 * Draws a map with a mark into an element; gives what takes it away.
 * @throws Error when the provider's script does not load
 */
export async function drawMap(
  element: HTMLElement,
  key: string,
  { latitude, longitude }: Point,
  hint: string,
): Promise<() => void> {
  const maps = await loadMaps(key);
  const place: [number, number] = [latitude, longitude];
  const map = new maps.Map(element, { center: place, zoom, controls: ['zoomControl'] });
  map.geoObjects.add(new maps.Placemark(place, { hintContent: hint }));
  return () => map.destroy();
}
