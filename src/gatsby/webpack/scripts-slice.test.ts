import { compilationScript } from '../../domain/inline-scripts/gatsby';
import { startScript } from '../../domain/inline-scripts/start';
import { startedWhenPainted } from './scripts-slice';

const ofGatsby = (hash: string, chunks: string) => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/${chunks}.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="${hash}";</script><script src="/${chunks}.js" async></script>`;

test('a compilation differs from another by attributes, and its script is the known one', () => {
  const [one, other] = [
    startedWhenPainted(ofGatsby('0a', 'a')),
    startedWhenPainted(ofGatsby('1b', 'b')),
  ];
  expect(one).toBe(
    `<script data-hash="0a">${compilationScript}</script>` +
      '<template data-start=""><script src="/a.js" async></script></template>' +
      `<script>${startScript}</script>`,
  );
  expect(other).toBe(one.replace('0a', '1b').replace('/a.js', '/b.js'));
});

test('what Gatsby wrote otherwise stops the build', () => {
  for (const html of [
    '<script>window.other=1</script>',
    ofGatsby('0a', 'a').replace('async', 'defer'),
    `${ofGatsby('0a', 'a')}<script>window.other=1</script>`,
  ]) {
    expect(() => startedWhenPainted(html)).toThrow('not as expected');
  }
});
