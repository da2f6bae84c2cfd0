import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type SliderOf from 'react-slick';
import { loadPart } from '../lib/load-part';
import { report } from '../lib/report';
import { useMedia } from '../lib/use-media';
import { whenIdle } from '../lib/when-idle';
import * as styles from './carousel.module.css';
import { Counter } from './counter';

interface CarouselProps {
  slides: readonly { id: number; content: ReactNode }[];
  words: { previous: string; next: string };
}

/** Slides side by side from 768 px; the styles of the HTML go by the same width. */
const slidesWhenWide = 3;
const wide = '(min-width: 768px)';
const calm = '(prefers-reduced-motion: reduce)';
/** Milliseconds. */
const slideTime = 250;
/** Milliseconds after a slide for which react-slick ignores the next: 10, and some to be later. */
const restTime = 20;

/**
 * Spec §2 "Home": one card on narrow screens and three from 768 px; arrows disabled at the ends; a
 * counter; a click during sliding is ignored; back to the first slide after updates. Until the page
 * is idle the cards lie in a row that can be scrolled, of the same size and in the same place.
 */
export function Carousel({ slides, words }: CarouselProps) {
  const [Slider, setSlider] = useState<typeof SliderOf | null>(null);
  const slider = useRef<SliderOf>(null);
  // By a clock of its own: a picture that arrives during a slide resizes the list, and then
  // react-slick never tells that the slide has ended.
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  const [isSliding, setSliding] = useState(false);
  const isReady = Slider !== null;
  const shown = useMedia(wide) ? slidesWhenWide : 1;
  const speed = useMedia(calm) ? 0 : slideTime;
  // Other slides, or another number of them in view, begin anew.
  const key = [shown, ...slides.map(({ id }) => id)].join();
  const last = Math.max(0, slides.length - shown);

  useEffect(() => {
    whenIdle(() => {
      loadPart(() => import('react-slick'))
        .then(({ default: loaded }) => setSlider(() => loaded))
        .catch((error: unknown) => report(error, 'carousel'));
    });
  }, []);

  useEffect(() => {
    setSliding(false);
    setCurrent(0);
    return () => clearTimeout(rest.current);
  }, [key]);

  const ignoreWhileSliding = (event: MouseEvent) => {
    if (!isSliding) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const go = (step: -1 | 1) => {
    if (isSliding) return;
    if (step < 0) slider.current?.slickPrev();
    else slider.current?.slickNext();
  };
  const list = slides.map(({ id, content }, index) => (
    <div
      key={id}
      className={styles.slide}
      {...(isReady && (index < current || index >= current + shown) && { inert: '' })}
    >
      {content}
    </div>
  ));

  return (
    <div
      className={styles.carousel}
      data-sliding={isReady ? isSliding : undefined}
      onClickCapture={ignoreWhileSliding}
    >
      {Slider ? (
        <Slider
          key={key}
          ref={slider}
          arrows={false}
          infinite={false}
          accessibility={false}
          slidesToShow={shown}
          slidesToScroll={1}
          speed={speed}
          beforeChange={(_, next) => {
            setCurrent(next);
            setSliding(true);
            clearTimeout(rest.current);
            rest.current = setTimeout(() => setSliding(false), speed + restTime);
          }}
        >
          {list}
        </Slider>
      ) : (
        <div className={styles.row}>{list}</div>
      )}
      <div className={styles.controls}>
        <Arrow
          label={words.previous}
          isDisabled={current === 0}
          onClick={() => go(-1)}
          d="M10 2L4 8l6 6"
        />
        <p className={styles.counter} aria-live="polite">
          <Counter current={Math.min(current, last) + 1} total={last + 1} />
        </p>
        <Arrow
          label={words.next}
          isDisabled={current >= last}
          onClick={() => go(1)}
          d="M6 2l6 6-6 6"
        />
      </div>
    </div>
  );
}

interface ArrowProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  d: string;
}

function Arrow({ label, isDisabled, onClick, d }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      // Not `disabled`: at the end of the row the arrow would drop the focus that has led there.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
