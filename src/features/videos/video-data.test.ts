import { videoData } from './video-data';

const video = {
  title: 'Ход',
  description: 'Как он идёт',
  path: '/video/hod/',
  publishDate: '2026-05-17T09:30:00.000Z',
  seconds: 287,
  embedUrl: null,
  transcript: [],
  cover: { src: 'https://api.karat.example/pictures/a.jpg' },
};

test('a video without a player or a transcript names neither', () => {
  const data = videoData(video, 'ru');
  expect(data).toMatchObject({ '@type': 'VideoObject', duration: 'PT4M47S' });
  expect(data).not.toHaveProperty('embedUrl');
  expect(data).not.toHaveProperty('transcript');
});

test('a video with them does', () => {
  const embedUrl = 'https://player.vimeo.com/video/1';
  expect(videoData({ ...video, embedUrl, transcript: ['a', 'b'] }, 'ru')).toMatchObject({
    embedUrl,
    transcript: 'a\nb',
  });
});
